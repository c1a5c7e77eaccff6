import { copyText, Icon } from '@units/ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Share } from './share.tsx';
import { messages } from '../language.ts';

interface ActionsProps {
  /** What to copy; undefined while there is no result. */
  readonly result: string | undefined;
  /** What a message that shares the page says. */
  readonly sentence: string;
  readonly children?: ComponentChildren;
}

const shownFor = 2000;

/** What can be done with a result. */
export const Actions = ({ result, sentence, children }: ActionsProps) => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <div class="actions scripted">
      <button
        type="button"
        class="quiet"
        disabled={result === undefined}
        onClick={async () => setCopied(result !== undefined && (await copyText(result)))}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? messages().copied : messages().copyResult}
      </button>
      <Share sentence={sentence} />
      {children}
      <span class="unseen" role="status">
        {isCopied ? messages().copied : ''}
      </span>
    </div>
  );
};

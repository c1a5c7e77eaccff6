import { copyText, Icon } from '@units/ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Share } from './share.tsx';
import { messages } from '../language.ts';

const shownFor = 2000;

interface CopyButtonProps {
  /** The text to copy; undefined while there is no result. */
  readonly text: string | undefined;
  readonly label: string;
}

/** Copies a text, and says so. */
export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <button
        type="button"
        class="quiet scripted"
        disabled={text === undefined}
        onClick={async () => setCopied(text !== undefined && (await copyText(text)))}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? messages().copied : label}
      </button>
      <span class="unseen" role="status">
        {isCopied ? messages().copied : ''}
      </span>
    </>
  );
};

interface ActionsProps {
  /** The text to copy; undefined while there is no result. */
  readonly result: string | undefined;
  /** The message that shares the page. */
  readonly sentence: string;
  /** The address that says what the page shows, where that is not the one that the browser shows. */
  readonly address?: (() => string) | undefined;
  readonly children?: ComponentChildren;
}

/** The actions for a result. */
export const Actions = ({ result, sentence, address, children }: ActionsProps) => (
  <div class="actions scripted">
    <CopyButton text={result} label={messages().copyResult} />
    <Share sentence={sentence} address={address} />
    {children}
  </div>
);

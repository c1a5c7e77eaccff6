import { copyText, Icon } from '@units/ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Share } from './share.tsx';
import { messages } from '../language.ts';

const shownFor = 2000;

interface CopyButtonProps {
  /** The text to copy. Undefined without a result. */
  readonly text: string | undefined;
  readonly label: string;
}

/** A button that copies a text and confirms it. */
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
  /** The text to copy. Undefined without a result. */
  readonly result: string | undefined;
  /** The message that shares the page. */
  readonly sentence: string;
  /** Returns the address of the page's current state, if it differs from the browser's address. */
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

import { copyText, Icon } from '@units/ui';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../language.ts';
import type { FormMessages } from '../messages/types.ts';
import type { Answers } from './ask.ts';
import type { Reply } from './conversion-reply.ts';
import type { Listed } from './listed.ts';

const shownFor = 2000;

/** The words of a card. */
export type CardTexts = Pick<FormMessages, 'copied' | 'copyResult'>;

const Copy = ({ text, texts }: { readonly text: string; readonly texts: CardTexts }) => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const label = isCopied ? texts.copied : texts.copyResult;
  return (
    <button
      type="button"
      class="copy scripted"
      title={label}
      aria-label={label}
      onClick={async () => setCopied(await copyText(text))}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
    </button>
  );
};

interface ReplyCardProps {
  readonly reply: Reply;
  readonly texts: CardTexts;
  /** True if it answers an earlier text. */
  readonly isOld?: boolean;
}

/** An answer with a link to the page with details. */
export const ReplyCard = ({ reply, texts, isOld = false }: ReplyCardProps) => (
  <div class="replied" aria-busy={isOld || undefined} inert={isOld}>
    <a class="reply" href={reply.page}>
      <span>{reply.asked}</span> <strong>{reply.answer}</strong>
      {reply.more !== '' && <span class="more">{reply.more}</span>}{' '}
      {reply.note !== undefined && <span class="more">{reply.note}</span>} <small>{reply.name}</small>
    </a>
    <Copy text={reply.answer} texts={texts} />
    {reply.digits && (
      <details>
        <summary>{reply.digits.question}</summary>
        <p>{reply.digits.answer}</p>
      </details>
    )}
  </div>
);

/** Pages that the user may mean. */
export const Found = ({ found }: { readonly found: readonly Listed[] }) => (
  <ul class="found">
    {found.map(({ name, page }) => (
      <li key={page}>
        <a href={page}>{name}</a>
      </li>
    ))}
  </ul>
);

interface AboveProps {
  readonly answers: Answers;
  /** The previous answer, while the text is incomplete. */
  readonly old?: Reply | undefined;
  /** True if the filtered list is not empty. */
  readonly isFound: boolean;
}

/** The part above a list: the answer, or if the list is empty, suggested pages or the reason. */
export const Above = ({ answers: { reply, replies = [], found, nothing }, old, isFound }: AboveProps) => (
  <>
    {reply && <ReplyCard reply={reply} texts={messages()} />}
    {replies.map((one) => (
      <ReplyCard key={one.page} reply={one} texts={messages()} />
    ))}
    {old && <ReplyCard reply={old} texts={messages()} isOld />}
    {!reply && !old && !isFound && nothing !== undefined && <p class="nothing">{nothing}</p>}
    {!reply && !old && !isFound && found.length > 0 && <Found found={found} />}
  </>
);

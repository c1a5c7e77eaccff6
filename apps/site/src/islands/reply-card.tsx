import type { Answers } from './ask.ts';
import type { Listed } from './listed.ts';
import type { Reply } from './reply.ts';

/** An answer, which leads to the page that says more. */
export const ReplyCard = ({ reply }: { readonly reply: Reply }) => (
  <a class="reply" href={reply.page}>
    <span>{reply.asked}</span> <strong>{reply.answer}</strong>
    {reply.more !== '' && <span class="more">{reply.more}</span>}{' '}
    {reply.note !== undefined && <span class="more">{reply.note}</span>} <small>{reply.name}</small>
  </a>
);

/** Pages that may be meant. */
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
  /** True if the list has what is looked for. */
  readonly isFound: boolean;
}

/** The part above a list: the answer, or if the list is empty, suggested pages or the reason. */
export const Above = ({ answers: { reply, found, nothing }, isFound }: AboveProps) => (
  <>
    {reply && <ReplyCard reply={reply} />}
    {!reply && !isFound && nothing !== undefined && <p class="nothing">{nothing}</p>}
    {!reply && !isFound && found.length > 0 && <Found found={found} />}
  </>
);

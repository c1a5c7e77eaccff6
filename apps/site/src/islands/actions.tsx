import { copyText, Icon } from '@units/ui';
import { useEffect, useState } from 'preact/hooks';

interface ActionsProps {
  /** What to copy; undefined while there is no result. */
  readonly result: string | undefined;
  /** What a message that shares the page says. */
  readonly sentence: string;
}

type Done = 'nothing' | 'copied' | 'shared';

const shownFor = 2000;

/** Shares the page in its state: by the device's own dialog, or as a link to paste. */
const share = async (text: string): Promise<Done> => {
  const url = location.href;
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title: document.title, text, url }).catch(() => undefined);
    return 'nothing';
  }
  return (await copyText(url)) ? 'shared' : 'nothing';
};

/** What can be done with a result. */
export const Actions = ({ result, sentence }: ActionsProps) => {
  const [done, setDone] = useState<Done>('nothing');
  useEffect(() => {
    if (done === 'nothing') return undefined;
    const timer = setTimeout(() => setDone('nothing'), shownFor);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => setDone(result !== undefined && (await copyText(result)) ? 'copied' : 'nothing');
  return (
    <div class="actions scripted">
      <button type="button" class="quiet" disabled={result === undefined} onClick={copy}>
        <Icon name={done === 'copied' ? 'check' : 'copy'} />
        {done === 'copied' ? 'Copied' : 'Copy result'}
      </button>
      <button type="button" class="quiet" onClick={async () => setDone(await share(sentence))}>
        <Icon name={done === 'shared' ? 'check' : 'open'} />
        {done === 'shared' ? 'Link copied' : 'Share'}
      </button>
      <button type="button" class="quiet" onClick={() => print()}>
        Print
      </button>
      <span class="unseen" role="status">
        {done === 'copied' ? 'Copied' : done === 'shared' ? 'Link copied' : ''}
      </span>
    </div>
  );
};

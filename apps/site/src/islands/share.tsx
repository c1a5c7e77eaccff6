import { copyText, Icon } from '@units/ui';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../language.ts';

const shownFor = 2000;

/** Shares the page in its state, by the device's dialog or by copying a link. Returns true if the link was copied. */
const share = async (text: string, url: string): Promise<boolean> => {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title: document.title, text, url }).catch(() => undefined);
    return false;
  }
  return copyText(url);
};

interface ShareProps {
  /** The message that shares the page. */
  readonly sentence: string;
  /** Returns the address of the page's current state, if it differs from the browser's address. */
  readonly address?: (() => string) | undefined;
}

/** Buttons that share the page as a link or print it. */
export const Share = ({ sentence, address }: ShareProps) => {
  const [isShared, setShared] = useState(false);
  useEffect(() => {
    if (!isShared) return undefined;
    const timer = setTimeout(() => setShared(false), shownFor);
    return () => clearTimeout(timer);
  }, [isShared]);
  return (
    <>
      <button
        type="button"
        class="quiet"
        onClick={async () => setShared(await share(sentence, address?.() ?? location.href))}
      >
        <Icon name={isShared ? 'check' : 'open'} />
        {isShared ? messages().linkCopied : messages().share}
      </button>
      <button type="button" class="quiet" onClick={() => print()}>
        <Icon name="print" />
        {messages().print}
      </button>
      <span class="unseen" role="status">
        {isShared ? messages().linkCopied : ''}
      </span>
    </>
  );
};

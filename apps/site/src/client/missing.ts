import { base } from '../base.ts';
import { fetchListed } from '../islands/listed.ts';
import { nearTo, pathIndexOf } from '../islands/near.ts';
import { speakAsPage } from './speak.ts';

// Suggests pages for a missing address, if no server has done so.

const list = document.querySelector<HTMLElement>('#near')!;

const offer = async (): Promise<void> => {
  await speakAsPage();
  const found = nearTo(location.pathname.slice(base.length), pathIndexOf(await fetchListed()));
  for (const { name, page } of found) {
    const item = document.createElement('li');
    const link = Object.assign(document.createElement('a'), { href: base + page, textContent: name });
    item.append(link);
    list.append(item);
  }
};

// If the suggestions fail to load, the page still has its other links
if (list.children.length === 0) offer().catch(() => undefined);

import { loading } from '@units/ui/loading';
import { showScripts } from './scripts.ts';
import { nameThisService } from './this-service.ts';

/** The reference is long, so it is fetched when the user scrolls near it. */
const ahead = '200px';

const target = document.querySelector<HTMLElement>('#renderer')!;

showScripts();
nameThisService();

const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    loading(
      'reference',
      import('./reference.ts').then(({ showReference }) => showReference(target)),
    ).catch(() => undefined);
  },
  { rootMargin: ahead },
);
observer.observe(target);

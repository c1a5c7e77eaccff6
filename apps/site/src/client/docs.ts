import { nameThisService } from './this-service.ts';

/** The reference is long: it is fetched when its reader comes near it. */
const ahead = '200px';

const target = document.querySelector<HTMLElement>('#renderer')!;

nameThisService();

const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void import('./reference.ts').then(({ showReference }) => showReference(target));
  },
  { rootMargin: ahead },
);
observer.observe(target);

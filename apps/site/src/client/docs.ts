/** The reference is long: it is fetched when its reader comes near it. */
const ahead = '200px';

const target = document.querySelector<HTMLElement>('#renderer')!;

// The commands ask the service that shows them.
for (const code of document.querySelectorAll<HTMLElement>('code[data-site]')) {
  code.textContent = code.textContent.replaceAll(code.dataset['site']!, location.origin);
}

const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void import('./reference.ts').then(({ showReference }) => showReference(target));
  },
  { rootMargin: ahead },
);
observer.observe(target);

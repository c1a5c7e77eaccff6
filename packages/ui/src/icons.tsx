const paths = {
  swap: 'M7 4v15M7 19l-3.5-3.5M7 19l3.5-3.5M17 20V5M17 5l-3.5 3.5M17 5l3.5 3.5',
  chevron: 'm7 10 5 5 5-5',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  open: 'M9 5h10v10M19 5 6 18',
  about: 'M12 8v.01M12 11.5V16M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  print: 'M7 9V4h10v5M7 18H4V9h16v9h-3M7 14h10v6H7z',
} as const;

/** A picture next to words with the same meaning, hidden from screen readers. */
export const Icon = ({ name }: { readonly name: keyof typeof paths }) => (
  <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

/** Returns the component for React and Preact, which provide the same functions. */
export const counter = (h, useState) => () => {
  const [count, setCount] = useState(0);
  return h(
    'div',
    null,
    h('units-amount', { value: 20 + count, unit: 'mile' }, `${20 + count} miles`),
    h('units-text', { lang: 'en' }, `It is ${5 + count} miles away.`),
    h('button', { onClick: () => setCount(count + 1) }, 'Further'),
  );
};

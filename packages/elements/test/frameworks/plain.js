// Without a framework: attributes and text are changed in place.
const app = document.querySelector('#app');
const amount = document.createElement('units-amount');
amount.setAttribute('unit', 'mile');
const article = document.createElement('units-text');
article.lang = 'en';
const button = document.createElement('button');
let count = 0;
const show = () => {
  amount.setAttribute('value', String(20 + count));
  amount.textContent = `${20 + count} miles`;
  article.textContent = `It is ${5 + count} miles away.`;
};
button.textContent = 'Further';
button.addEventListener('click', () => {
  count++;
  show();
});
show();
app.append(amount, article, button);

import { createApp, h, ref } from 'vue';

createApp({
  setup() {
    const count = ref(0);
    return () => [
      h('units-amount', { value: 20 + count.value, unit: 'mile' }, `${20 + count.value} miles`),
      h('units-text', { lang: 'en' }, `It is ${5 + count.value} miles away.`),
      h('button', { onClick: () => count.value++ }, 'Further'),
    ];
  },
}).mount('#app');

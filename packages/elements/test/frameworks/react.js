import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { counter } from './counter.js';

createRoot(document.querySelector('#app')).render(createElement(counter(createElement, useState)));

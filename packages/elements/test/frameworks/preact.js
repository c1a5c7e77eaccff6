import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { counter } from './counter.js';

render(h(counter(h, useState)), document.querySelector('#app'));

import { ConverterCard } from '../islands/converter-card.tsx';
import { start } from './islands.ts';

start(ConverterCard);

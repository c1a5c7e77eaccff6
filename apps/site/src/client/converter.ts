import { ConverterCard } from '../islands/converter-card.tsx';
import { start } from './islands.ts';

export const startConverter = (): Promise<void> => start(ConverterCard);

import { EmbedBuilder } from '../islands/embed-builder.tsx';
import { start } from './islands.ts';

export const startBuilder = (): Promise<void> => start(EmbedBuilder);

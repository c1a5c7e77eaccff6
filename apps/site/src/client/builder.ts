import { EmbedBuilder } from '../islands/embed-builder.tsx';
import { start } from './islands.ts';

start(EmbedBuilder);

import { ConverterCard, type CardProps } from './converter-card.tsx';
import { reader } from './reader.ts';

/** The converter with the reader, for servers and for pages that need it from the start. */
export const ReadingCard = (props: CardProps) => <ConverterCard {...props} reader={reader} />;

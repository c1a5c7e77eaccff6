import { ConverterCard, type CardProps } from './converter-card.tsx';
import { reader } from './reader.ts';

/** The converter of a page with what reads, for servers and for pages whose start takes it. */
export const ReadingCard = (props: CardProps) => <ConverterCard {...props} reader={reader} />;

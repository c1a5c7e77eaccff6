import './copy.ts';
import { onFirstInteraction } from './on-first-interaction.ts';
import { nameThisService } from './this-service.ts';

nameThisService();
onFirstInteraction(async () => (await import('./builder.ts')).startBuilder);

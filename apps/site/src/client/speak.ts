import { speak } from '../language.ts';
import { loadLanguage } from '../messages/load.ts';

/** Sets the language of the page. Call it before any island starts. */
export const speakAsPage = async (): Promise<void> => speak(await loadLanguage(document.documentElement.lang));

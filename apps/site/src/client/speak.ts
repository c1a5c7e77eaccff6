import { speak } from '../language.ts';
import { loadLanguage } from '../messages/load.ts';

/** Speaks the language of the page: before anything of it is brought to life. */
export const speakAsPage = async (): Promise<void> => speak(await loadLanguage(document.documentElement.lang));

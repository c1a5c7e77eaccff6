/** People wait so long for what they asked, in milliseconds, before they want another way. */
const patience = 3000;

/**
 * Tells the style how it stands with the scripts of the page, in `data-scripts`: `waiting` for somebody, or `late`, where the page offers
 * the button that the server answers. Without it, none of them came.
 */
export const showScripts = () => {
  const { dataset } = document.documentElement;
  dataset['scripts'] = 'waiting';
  return {
    /** Waits for scripts, and says so where they come late or fail. */
    loading: async <T>(scripts: Promise<T>): Promise<T> => {
      const tell = (): void => {
        dataset['scripts'] = 'late';
      };
      const timer = setTimeout(tell, patience);
      try {
        const loaded = await scripts;
        clearTimeout(timer);
        dataset['scripts'] = 'live';
        return loaded;
      } catch (error) {
        tell();
        throw error;
      }
    },
  };
};

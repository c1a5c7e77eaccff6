import parts from '@units/ui/parts.css?inline';
import tokens from '@units/ui/tokens.css?inline';
import own from './widget.css?inline';

/** Styles the page from the script: there is nothing to style before it runs, and a stylesheet of its own would be one more request. */
export const addStyle = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens + parts + own);
  document.adoptedStyleSheets = [sheet];
};

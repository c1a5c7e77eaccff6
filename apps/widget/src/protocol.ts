// The messages between a widget and the page around it. docs/widget.md describes them for developers of the other side.

/** The version of the protocol. Every message contains it, and the widget ignores messages of other versions. */
export const version = 1;

/** Messages from the widget: it is ready, the height of its content changed, or its values changed. */
export type FromWidget =
  | { readonly units: typeof version; readonly type: 'ready'; readonly height: number }
  | { readonly units: typeof version; readonly type: 'resize'; readonly height: number }
  | {
      readonly units: typeof version;
      readonly type: 'change';
      readonly value: number;
      readonly from: string;
      readonly to: string;
      readonly result: number;
    };

/** A message to the widget: show these values. Missing values stay as they are. */
export interface ToWidget {
  readonly units: typeof version;
  readonly type: 'set';
  readonly value?: string;
  readonly from?: string;
  readonly to?: string;
  /** The color scheme of the page around the frame. */
  readonly theme?: 'light' | 'dark';
}

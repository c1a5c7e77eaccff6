// The messages between a widget and the page around it. docs/widget.md describes them for those who write their own side.

/** The version of the protocol. Every message carries it; messages of another version are not for us. */
export const version = 1;

/** From the widget: it is there, its content has this height, it shows these. */
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

/** To the widget: show these. What is left out stays as it is. */
export interface ToWidget {
  readonly units: typeof version;
  readonly type: 'set';
  readonly value?: string;
  readonly from?: string;
  readonly to?: string;
  /** The colours of the page around the frame. */
  readonly theme?: 'light' | 'dark';
}

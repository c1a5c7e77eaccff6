import type { ComponentType } from 'preact';
import { t } from '../messages/all.ts';
import { asData } from './head.tsx';

interface IslandProps<P extends object> {
  readonly of: ComponentType<P>;
  readonly props: P;
  /** Whether it depends on when it is looked at, and is brought to life at once. */
  readonly eager?: boolean;
}

/** A part of a page that a script brings to life, with all that the script needs to do so. */
export const Island = <P extends object>({ of: Part, props, eager }: IslandProps<P>) => (
  <div class="island" data-eager={eager || undefined}>
    {/* oxlint-disable-next-line react/no-danger -- data for the script, escaped */}
    <script type="application/json" dangerouslySetInnerHTML={asData(props)} />
    <div class="live">
      <Part {...props} />
    </div>
    <p class="late" role="status">
      {t().late}
    </p>
  </div>
);

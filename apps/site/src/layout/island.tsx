import type { ComponentType } from 'preact';
import { t } from '../messages/all.ts';
import { asData } from './head.tsx';

interface IslandProps<P extends object> {
  readonly of: ComponentType<P>;
  readonly props: P;
  /** True if it depends on the current date and starts at once. */
  readonly eager?: boolean;
  /** The region whose readers see other initial values, so that it starts at once for them. */
  readonly eagerIn?: string | undefined;
}

/** A part of a page that a script brings to life, with the properties that the script needs. */
export const Island = <P extends object>({ of: Part, props, eager, eagerIn }: IslandProps<P>) => (
  <div class="island" data-eager={eager || undefined} data-eager-in={eagerIn}>
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

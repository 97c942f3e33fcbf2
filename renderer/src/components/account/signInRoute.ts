import type { ComponentType } from 'react';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { startTimer } from '../../stores/startTimer.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';

/** Longer than this nobody waits for the other ways to sign in: the form is what he came for. */
const WAIT_MS = 1_000;

/** A page that signs in: which other ways there are is known with it, and not knowing it keeps nobody out. */
export const signInRoute =
  (Component: ComponentType): PageRoute =>
  ({ stores: { queries } }) => ({
    loader: () =>
      new Promise<null>((resolve) => {
        const stop = startTimer(WAIT_MS, () => resolve(null));
        const goOn = (): void => {
          stop();
          resolve(null);
        };
        queries.load('readSocial', {}).then(goOn, goOn);
      }),
    Component: withFluent(Component),
  });

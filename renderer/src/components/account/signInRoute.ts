import type { ComponentType } from 'react';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { startTimer } from '../../stores/startTimer.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';

/** The longest wait for the list of providers: the form itself needs none. */
const WAIT_MS = 1_000;

/**
 * The route of a page that signs in: loads the list of providers with it, and shows the page without when they cannot
 * be read.
 */
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

import { type DataRouter, NavigationType } from 'react-router-dom';

/**
 * Has another page that a link leads to rendered in one piece. In slices it would begin a frame after the press, with
 * frames of the page one leaves between them; what changes on a page, and the way back, go on in slices.
 */
export function navigateSynchronously(router: DataRouter): void {
  const subscribe = router.subscribe;
  let shown = router.state.location.pathname;
  router.subscribe = (tell) =>
    subscribe((state, update) => {
      const { navigation, historyAction, location } = state;
      const flushSync =
        navigation.state === 'idle' && historyAction === NavigationType.Push && location.pathname !== shown;
      shown = location.pathname;
      tell(state, { ...update, flushSync });
    });
}

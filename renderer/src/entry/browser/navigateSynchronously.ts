import { type DataRouter, NavigationType } from 'react-router-dom';

/**
 * Renders the page that a link leads to in one synchronous pass. Time slicing would begin a frame after the click and
 * show frames of the former page in between; changes within a page, and the way back, stay sliced.
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

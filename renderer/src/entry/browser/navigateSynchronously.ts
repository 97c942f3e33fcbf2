import { type DataRouter, type Location, NavigationType } from 'react-router-dom';
import { pageChangeListeners } from '../../ui/loading/pageChangeListeners.ts';

/**
 * Renders the page that a link leads to in one synchronous pass. Time slicing would begin a frame after the click and
 * show frames of the former page in between; what replaces its own address, and the way back, stay sliced.
 */
export function navigateSynchronously(router: DataRouter): void {
  const subscribe = router.subscribe;
  const addressOf = ({ pathname, search }: Location): string => pathname + search;
  let shownAddress = addressOf(router.state.location);
  router.subscribe = (subscriber) =>
    subscribe((state, update) => {
      const { navigation, historyAction, location } = state;
      if (navigation.state !== 'idle') {
        // In a task of its own, as most navigations are over by then: React would render the page that is being left once
        // more, on the way back even synchronously.
        setTimeout(() => router.state.navigation.state !== 'idle' && subscriber(router.state, update));
        return;
      }
      for (const note of pageChangeListeners) note();
      const before = shownAddress;
      shownAddress = addressOf(location);
      const flushSync = historyAction === NavigationType.Push && shownAddress !== before;
      const options = { ...update, flushSync };
      if (!flushSync) return subscriber(state, options);
      // After the router's own update: it then forgets the kind of navigation, also of one that an effect has begun.
      queueMicrotask(() => subscriber(router.state, options));
    });
}

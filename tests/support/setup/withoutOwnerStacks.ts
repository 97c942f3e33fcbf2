import * as React from 'react';

interface Internals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { recentlyCreatedOwnerStacks?: number };
}

// The development build of React takes a stack trace for the first 10,000 elements of each second, to name in warnings
// where an element was created. That is a tenth of the time of a test that renders pages. React counts the elements
// here: with more than 10,000 it takes no trace. Warnings keep the stack of components.
const internals = (React as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals?.recentlyCreatedOwnerStacks === undefined) throw new Error('React counts owner stacks elsewhere now');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // React sets it back to 0 each second.
  },
});

import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useStores } from '../../../stores/context.ts';
import { useFirstInteraction } from './useFirstInteraction.ts';

/**
 * Shows the question for consent while it is asked. It waits for the visitor's first interaction, and is loaded then: on a short
 * page it would else be the largest content, painted last.
 */
export const ConsentBar = observer(function ConsentBar() {
  const { consent, notices } = useStores();
  const { isAsked, isAskedAgain } = consent;
  const hasInteracted = useFirstInteraction();
  const isShown = isAsked && (hasInteracted || isAskedAgain);
  const [part, setPart] = useState<{ ConsentQuestion: ComponentType } | null>(null);
  // Without an answer nothing is logged, so that a question which cannot be loaded waits for the next page.
  const reportFailure = useEffectEvent(() => {
    if (!consent.isAskedAgain) return;
    consent.stopAsking();
    notices.show({ intent: 'error', text: { key: 'chrome:contact.failed' } });
  });
  useEffect(() => {
    if (isShown && !part) import('./ConsentQuestion.tsx').then(setPart, () => reportFailure());
  }, [isShown, isAskedAgain, part]);
  return isShown && part ? <part.ConsentQuestion /> : null;
});

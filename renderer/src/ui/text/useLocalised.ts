import { type Localised, localised } from '../../../../shared/text/localised.ts';
import { maskAmounts } from '../../i18n/maskAmounts.ts';
import { useSite } from '../head/Head.tsx';

/** Reads fields of entities in the language of this page, without amounts where money is to be seen by nobody. */
export function useLocalised(): <F extends string>(entity: Localised<F>, field: F) => string {
  const { language, hidesMoney = false } = useSite();
  return (entity, field) => {
    const text = localised(entity, field, language);
    return hidesMoney ? maskAmounts(text) : text;
  };
}

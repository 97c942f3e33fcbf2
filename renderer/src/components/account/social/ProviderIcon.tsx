import type { Provider } from '../../../../../shared/contract/schemas/signIn/socialProviders.ts';
import styles from './ProviderIcon.module.css';

const SHAPES: Record<Provider, string> = {
  google:
    'M12 11v3.2h4.6c-.2 1.2-1.5 3.4-4.6 3.4a5.1 5.1 0 1 1 0-10.2c1.6 0 2.7.7 3.3 1.3l2.3-2.2A8.3 8.3 0 0 0 12 4a8 8 0 1 0 0 16c4.6 0 7.7-3.2 7.7-7.8 0-.5-.1-.9-.1-1.2z',
  facebook: 'M14 8h3V4h-3a5 5 0 0 0-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-.6.4-1 1-1z',
};
export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

/** A provider's initial, in the colour of the text. */
export function ProviderIcon({ provider }: { provider: Provider }) {
  return (
    <svg className={styles.root} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={SHAPES[provider]} />
    </svg>
  );
}

import type { App, Certificate } from 'electron';

/** Chooses the certificate that identifies the user to the store; null for none. */
export type ChooseCertificate = (certificates: readonly Certificate[]) => Promise<Certificate | null>;

/** A kiosk has nobody to ask, so it shows its only certificate. */
export const onlyCertificate: ChooseCertificate = ([first, ...others]) =>
  Promise.resolve(first && others.length === 0 ? first : null);

/**
 * Shows a certificate of the user's to the store's server if it asks for one, as companies with mutual TLS do; to no other
 * server, as a certificate names its owner. The choice holds as long as the client runs.
 */
export function answerCertificateRequests(app: Pick<App, 'on'>, server: string, choose: ChooseCertificate): void {
  const storeHost = hostOf(server);
  let choice: Promise<string | null> | null = null;
  app.on('select-client-certificate', (event, _contents, url, certificates, answer) => {
    event.preventDefault();
    if (hostOf(url) !== storeHost) return answer();
    choice ??= choose(certificates).then(
      (certificate) => certificate?.fingerprint ?? null,
      () => null,
    );
    void choice.then((fingerprint) => answer(certificates.find((each) => each.fingerprint === fingerprint)));
  });
}

/** The host and port of an address; Electron names some servers without a scheme. */
const hostOf = (address: string): string | null =>
  URL.parse(address.includes('://') ? address : `https://${address}`)?.host ?? null;

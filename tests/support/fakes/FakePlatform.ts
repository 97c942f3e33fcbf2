import type { Call } from '../../../shared/client/ports.ts';
import type { Reply, Request } from '../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';
import type { Language } from '../../../shared/text/languages.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import type { Platform, PlatformUser } from '../../../renderer/src/platform/Platform.ts';

/** The API's replies in a test, by operation; an operation without one is not found. */
export type Answers = { [N in OperationName]?: (payload: Request<N>) => Reply<N> | Promise<Reply<N>> };

export const MEMBER: PlatformUser = {
  user_id: '7d0a2c4e-8a53-4d8a-9b0c-2f6f0c1e5a11',
  nick_name: 'Ana',
  email: 'ana@clinic.com',
};

/** A platform with an API and a session that the test controls. */
export class FakePlatform implements Platform {
  readonly kind = 'web' as const;
  readonly canKeepSession = true;
  openChat: Platform['openChat'] = null;
  paper: Platform['paper'] = null;
  kiosk: Platform['kiosk'] = null;
  signIn: Platform['signIn'] = null;
  outbox: Platform['outbox'] = null;
  offline: Platform['offline'] = null;
  customers: Platform['customers'] = null;
  catalogue: Platform['catalogue'] = null;
  keychain: Platform['keychain'] = null;
  readonly visited: string[] = [];
  paymentPage: Platform['paymentPage'] = { isElsewhere: false, open: (path) => void this.visited.push(path) };
  readonly calls: [OperationName, unknown][] = [];
  readonly remembered: Language[] = [];
  readonly #answers: Answers;
  readonly #listeners = new Set<Parameters<Platform['onUser']>[0]>();
  #user: PlatformUser | null;

  constructor(answers: Answers, user: PlatformUser | null = null) {
    this.#answers = answers;
    this.#user = user;
  }

  readonly call: Call = async (name, payload) => {
    this.calls.push([name, payload]);
    const answer = this.#answers[name];
    if (!answer) throw new ApiError(Code.notFound);
    return answer(payload);
  };

  readUser(): Promise<PlatformUser | null> {
    return Promise.resolve(this.#user);
  }

  onUser(listener: Parameters<Platform['onUser']>[0]): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  rememberLanguage(language: Language): void {
    this.remembered.push(language);
  }

  visitorId(): string {
    return '0d6f1c1e-6c3b-4b5e-9d7a-5f2f0c1e5a10';
  }

  leaveFor: Platform['leaveFor'] = null;

  forgetVisitor(): void {}

  openLink(_url: string): void {
    throw new Error('no test opens a foreign address');
  }

  /** Signs a member in or out, as here or in another tab. */
  become(user: PlatformUser | null, message?: string): void {
    this.#user = user;
    this.#listeners.forEach((listener) => listener(user, message));
  }
}

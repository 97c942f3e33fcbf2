import { makeAutoObservable, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import { PHOTO_BYTES_MAX } from '../../../../shared/contract/limits.ts';
import { randomUuid } from '../../persistence/random.ts';
import { Task } from '../Task.ts';

type Problem = 'photoTooLarge' | 'photoInvalid' | 'photosMax';

/** A photograph for a return: checked, shown, and uploaded as soon as it is chosen. */
export class ChosenPhoto {
  readonly name: string;
  /** The server's id for it, once uploaded. */
  id: number | null;
  /** The error of the file, as a key of the messages. */
  problem: Problem | null = null;
  /** The file as a `data:` URL; null until it has been read, and for one chosen before a reload. */
  preview: string | null = null;
  readonly sending = new Task();
  readonly #key = randomUuid();
  readonly #file: File | null;

  constructor(name: string, from: File | number) {
    this.name = name;
    this.id = typeof from === 'number' ? from : null;
    this.#file = typeof from === 'number' ? null : from;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get key(): string {
    return this.#key;
  }

  refuse(problem: Problem): void {
    this.problem = problem;
  }

  /** Reads and uploads the file; retries after a failure that the file did not cause. */
  async send(call: Call): Promise<void> {
    const file = this.#file;
    if (!file || this.problem || this.id !== null) return;
    if (file.size > PHOTO_BYTES_MAX) return this.refuse('photoTooLarge');
    const address = this.preview ?? (await readAddress(file).catch(() => null));
    const bytes = address?.split(',')[1] ?? '';
    if (!address || !isPicture(bytes)) return this.refuse('photoInvalid');
    this.#show(address);
    await this.sending.run(
      () => call('addAfterSalePhoto', { photo: bytes, idempotency_key: this.#key }, { banTips: true }),
      ({ id }) => (this.id = id),
    );
    // Its first bytes looked like a picture, but the server could not decode it.
    if (this.sending.error?.fieldErrors['photo'] === undefined) return;
    this.#show(null);
    this.refuse('photoInvalid');
  }

  #show(address: string | null): void {
    runInAction(() => (this.preview = address));
  }
}

const readAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });

/** The type by magic bytes, as the server checks it: JPEG, PNG or WebP. */
function isPicture(base64: string): boolean {
  const head = atob(base64.slice(0, 16));
  const isWebp = head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP';
  return head.startsWith('\u00ff\u00d8\u00ff') || head.startsWith('\u0089PNG') || isWebp;
}

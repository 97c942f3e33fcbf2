import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const ANSWERS_MAX = 100;
const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** Answers that are the same for everybody and dear to make, compressed as they are sent. Whoever asks at once waits for one. */
export class ResponseCache {
  readonly #answers = new Map<string, Promise<Buffer>>();

  /** What was made under that name, else what is made now. */
  read(name: string, make: () => Promise<object>): Promise<Buffer> {
    const known = this.#answers.get(name);
    if (known) return known;
    const answer = make().then((made) => pack(JSON.stringify(made)));
    this.#answers.set(name, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > ANSWERS_MAX && oldest !== undefined) this.#answers.delete(oldest);
    answer.catch(() => {
      if (this.#answers.get(name) === answer) this.#answers.delete(name);
    });
    return answer;
  }
}

/** The same answer for a client that takes nothing compressed. */
export const decompressed = (answer: Buffer): Promise<Buffer> => unpack(answer);

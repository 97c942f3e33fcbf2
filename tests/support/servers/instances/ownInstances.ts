import { afterAll, beforeAll } from 'vitest';
import { LoadBalancer } from './LoadBalancer.ts';
import type { TestDatabase } from '../databases/databases.ts';
import { ADDRESS, launch, type Launched } from '../launch.ts';
import { writeSmallCatalogue } from '../../fixtures/catalogue/serverCatalogue.ts';
import { TEST_SECRET } from '../testStore.ts';

export interface Instance extends Launched {
  address: string;
}

/** Server processes on one database, and their load balancer. */
class Instances {
  readonly #databaseUrl: string;
  readonly #balancer = new LoadBalancer();
  readonly all: Instance[] = [];
  /** The balancer's address. */
  address = '';

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  async open(count: number, environment: Record<string, string> = {}): Promise<void> {
    this.address = await this.#balancer.open();
    await Promise.all(Array.from({ length: count }, () => this.start(environment)));
  }

  async start(environment: Record<string, string> = {}): Promise<Instance> {
    const launched = launch({
      DATABASE_URL: this.#databaseUrl,
      SIGN_SECRET: TEST_SECRET,
      TRUST_PROXY: '127.0.0.1',
      ...environment,
    });
    const instance = { ...launched, address: await launched.until(ADDRESS) };
    await this.#balancer.add(instance.address);
    this.all.push(instance);
    return instance;
  }

  /** Removes an instance that has ended. */
  forget(instance: Instance): void {
    this.#balancer.remove(instance.address);
    this.all.splice(this.all.indexOf(instance), 1);
  }

  async close(): Promise<void> {
    await this.#balancer.close();
    await Promise.all(
      this.all.map(({ child, ended }) => {
        child.kill('SIGKILL');
        return ended;
      }),
    );
  }
}

/** Instances with the small catalogue, for the tests of a file. */
export function ownInstances(database: () => TestDatabase, count: number, environment: Record<string, string> = {}) {
  let instances: Instances | null = null;
  beforeAll(async () => {
    await writeSmallCatalogue(database().opened.db);
    instances = new Instances(database().url!);
    await instances.open(count, environment);
  });
  afterAll(() => instances?.close());
  return (): Instances => {
    if (!instances) throw new Error('the instances are there only while tests run');
    return instances;
  };
}

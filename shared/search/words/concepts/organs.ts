import common from '../../thesaurus/common.json' with { type: 'json' };

const HAN = /\p{Script=Han}/u;

/** Phrases of an organ and a word for a probe ("kidney probe"), each with the probe that is for that organ. */
export function* probesOfOrgans(): Iterable<[thing: string, phrase: string]> {
  const { probes, of } = common.organs;
  for (const [thing, organs] of Object.entries(of))
    for (const organ of organs) {
      if (HAN.test(organ)) for (const probe of probes.han) yield [thing, organ + probe];
      else
        for (const probe of /\p{Script=Cyrillic}/u.test(organ) ? probes.cyrillic : probes.latin)
          yield [thing, `${organ} ${probe}`];
    }
}

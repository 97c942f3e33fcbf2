// `npm run doctor`: checks a real store's settings, database, mail, payment, pictures, backup and disk (docs/deploy.md).
import { examine } from './modules/doctor/examine.ts';
import { writeFindings } from './modules/doctor/Finding.ts';

const findings = await examine(Date.now());
process.stdout.write(`${writeFindings(findings)}\n`);
if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;

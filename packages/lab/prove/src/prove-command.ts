/**
 * `npm run prove -- kill|attacks|environment`: tests the market's guarantees on a separate cloud. Exits with 1 if one
 * fails.
 */
import { proveAttacks } from './attack/prove-attacks.ts';
import { proveEnvironment } from './environment/prove-environment.ts';
import { proveKills } from './kill/prove-kills.ts';
import { parseProveFlags, proveHelp } from './prove-flags.ts';

const flags = parseProveFlags(process.argv.slice(2));
if (typeof flags === 'string') {
  console.error(`${flags}\n\n${proveHelp}`);
  process.exit(1);
}
if (flags.kind === 'help') {
  console.log(proveHelp);
  process.exit(0);
}
const tell = (sentence: string): void => console.error(sentence);
const prove = () => {
  switch (flags.kind) {
    case 'kill':
      return proveKills({ ...flags, tell });
    case 'attacks':
      return proveAttacks({ ...flags, tell });
    case 'environment':
      return proveEnvironment({ ...flags, tell });
  }
};
const report = await prove();
console.log(flags.json ? JSON.stringify(report) : report.lines.join('\n'));
process.exit(report.ok ? 0 : 1);

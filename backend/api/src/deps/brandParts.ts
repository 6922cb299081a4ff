import { type Config, merchantNames } from '../config';
import { createHostProver } from '../brands/hosts/createHostProver';
import type { HostProver } from '../brands/hosts/prover';
import { type SenderProver, senderProverOf } from '../brands/sender/senderProof';
import type { PlatformMail } from '../brands/sender/senders';
import type { Overrides } from './overrides';

/** Parts that serve a brand's own content and the platform's settings for it. */
export interface BrandParts {
  hostProver: HostProver;
  senderProver: SenderProver;
  platformMail: PlatformMail;
  /** Names of merchants that a brand may choose; null in a process without a gateway. */
  merchants: ReadonlySet<string> | null;
}

export const createBrandParts = (config: Config, { hostProver }: Overrides): BrandParts => ({
  hostProver: hostProver ?? createHostProver(config),
  senderProver: senderProverOf(config),
  platformMail: config.platformMail,
  merchants: merchantNames(config),
});

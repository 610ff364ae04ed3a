import { readNetworkFile, writeNetworkFile } from "../../../platform/network-file.ts";
import type { FittedModel } from "./fitted-model.ts";

/** The bytes of a model; the network that tells a namesake stands last. */
export const writeModel = ({ hashes, networks, namesakeNetwork, namesakes }: FittedModel): Uint8Array =>
  writeNetworkFile({ hashes, networks: [...networks, namesakeNetwork], besides: { namesakes } });

/** @throws Error if the bytes are no model */
export function readModel(bytes: Uint8Array): FittedModel {
  const { hashes, networks, besides } = readNetworkFile<Pick<FittedModel, "namesakes">>(bytes);
  return { hashes, networks: networks.slice(0, -1), namesakeNetwork: networks.at(-1)!, ...besides };
}

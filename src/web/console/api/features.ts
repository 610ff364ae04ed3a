import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { answer, api } from "./client.ts";

/** Routes of this service. Screens whose routes are missing are not shown. */
export type Features = ReadonlySet<string>;

export const FeaturesContext = createContext<Features>(new Set());

export async function readFeatures(): Promise<Features> {
  const document = await answer(api.GET("/openapi.json"));
  return new Set(Object.keys((document as { paths?: object }).paths ?? {}));
}

export const useFeature = (path: string): boolean => useContext(FeaturesContext).has(path);

import { describeLanguages } from "../support/console-languages.ts";

// The suite has German, whose words are the longest.
describeLanguages(["nl-BE", "fr-BE", "en-GB"]);

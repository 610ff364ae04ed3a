/**
 * In place of the MCP SDK's own for workerd: a validator of JSON schemas that other servers send, which this one never
 * asks for, and streams of a process, which a Worker does not have.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("no schema of somebody else is validated here");
  }
}

export const process = {};

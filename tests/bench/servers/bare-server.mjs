// The least that Node can do for a page: one buffer, one ready header list. Arguments: port, a file with
// the header list and the address of the page whose bytes it serves.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, headersFile, bodyFile] = process.argv.slice(2)
const headers = JSON.parse(readFileSync(headersFile, 'utf8'))
const body = readFileSync(bodyFile)

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')

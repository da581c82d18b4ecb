-- What a hostile visitor sends: wrk ... -- <attack> <addresses> <asset>
local attack, addresses, asset
local sent = 0
-- Each attack comes from elsewhere: what the last one has used up is not its own.
local NETWORKS = { work = '10.', ['sign-in'] = '11.', spellings = '12.', assets = '13.' }
local padding = string.rep('a', 7600)

function init(args)
  attack, addresses, asset = args[1], tonumber(args[2]), args[3]
end

-- Forty stops at beaches, on forty other days than the time before.
local function plan(n)
  local stops = {}
  for i = 0, 39 do
    local day = os.date('!%Y%m%d', os.time() + ((i * 7 + n) % 400) * 86400)
    stops[#stops + 1] = string.format('praia.atalaia.%s.%02d%02d', day, 8 + n % 10, i)
  end
  return table.concat(stops, '_')
end

local paths = {
  work = {
    function(n) return '/mares/preamares.ics?x=' .. n end,
    function(n) return '/api/v1/tides?days=14&levels=' .. (3 + n % 90 / 100) .. '&x=' .. n end,
    function(n) return '/meu-roteiro?p=' .. plan(n) end,
    function(n) return '/meu-roteiro.ics?p=' .. plan(n) end,
    function(n) return '/buscar?q=restaurante+peixe+frito+' .. n end,
    function(n) return '/nao-existe-' .. n end,
  },
  spellings = {
    function(n) return '//h' .. n .. '/guia-comercial' end,
    function(n) return '/api/v1/mobile-tabbar?' .. padding .. n end,
    function(n) return '/./guia-comercial?x=' .. n end,
    function(n) return '/GUIA-comercial?' .. n end,
    function(n) return '/api/v1/categories?' .. padding .. n end,
  },
  assets = { function() return asset end },
}

function request()
  sent = sent + 1
  -- In turns of one address each, as phones behind many would come.
  local address = math.floor(sent / 7) % addresses
  -- Addresses are rented by the block: eight of them.
  local headers = { ['x-forwarded-for'] = NETWORKS[attack] .. (address % 8) .. '.' .. math.floor(address / 2000) .. '.' .. (1 + math.floor(address / 8) % 250) }
  if attack == 'sign-in' then
    headers['content-type'] = 'application/json'
    local body = '{"email":"n' .. sent .. '@exemplo.test","password":"errada"}'
    return wrk.format('POST', '/api/v1/auth/sign-in', headers, body)
  end
  local kinds = paths[attack]
  return wrk.format('GET', kinds[1 + sent % #kinds](sent), headers)
end
